import Combine

final class Banner: ObservableObject {
    @Published var message = ""
}
