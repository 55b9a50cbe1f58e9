import SwiftUI

protocol Screen {
    associatedtype Model: ObservableObject
    var model: Model { get }
}

@Observable
final class Meter {
    var level = 3
}
