import Combine

final class Cursor: ObservableObject {
    @Published var x = 0; @Published var y = 0
}
