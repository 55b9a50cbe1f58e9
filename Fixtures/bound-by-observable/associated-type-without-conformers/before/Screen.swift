import SwiftUI

protocol Screen {
    associatedtype Model: ObservableObject
    var model: Model { get }
}

final class Meter: ObservableObject {
    @Published var level = 3
}
