import Combine
import SwiftUI

infix operator <~

@discardableResult
func <~ <Target: ObservableObject>(target: Target, value: Int) -> Int
where Target.ObjectWillChangePublisher == ObservableObjectPublisher {
    target.objectWillChange.send()
    return value
}

final class Counter: ObservableObject {
    @Published var count = 0
    func increase() { self <~ 1 }
}
