import Combine

protocol Clock: ObservableObject {
    var time: String { get }
}
