import Combine

typealias Shown = Published

final class Bell: ObservableObject {
    @Shown var rings = 0
    @Published var name = ""
}
