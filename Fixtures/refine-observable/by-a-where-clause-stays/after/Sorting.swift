import Combine

protocol Sorting where Self: ObservableObject {
    var isAscending: Bool { get set }
}

final class Table: Sorting, ObservableObject {
    @Published var isAscending = true
}
