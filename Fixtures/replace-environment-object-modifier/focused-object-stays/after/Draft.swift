import Combine

final class Draft: ObservableObject {
    @Published var text = ""
}
