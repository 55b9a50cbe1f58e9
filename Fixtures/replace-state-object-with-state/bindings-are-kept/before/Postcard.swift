import Combine

final class Postcard: ObservableObject {
    @Published var text = ""
    @Published var isExpress = false
}
