import Combine

final class Atlas: ObservableObject {
    @Published var place = ""
}
