import Combine

final class Harbour: ObservableObject {
    @Published var name = ""
}
