import Combine
import SwiftUI

final class Feed: ObservableObject {
    @Published var count = 0
    let reloads = ObjectWillChangePublisher()
}

protocol Sorting: ObservableObject {
    var order: Int { get }
}

final class Sorter: Sorting {
    @Published var order = 0
}

func sort<S: Sorting>(_ sorter: S) where S.ObjectWillChangePublisher == ObservableObjectPublisher {
    print(sorter.order)
}

final class Lamp: ObservableObject {
    @Published var isOn = false
}

/// It says itself what it is.
final class Other {
    typealias ObjectWillChangePublisher = Int
    let first = ObjectWillChangePublisher()
}
