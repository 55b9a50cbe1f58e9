import SwiftUI

final class Trip: ObservableObject, Encodable {
    var title = "" {
        didSet { print(title) }
    }
    var length = 0.0
}

final class Leg: ObservableObject {
    var from = ""
}

extension Leg: Decodable {}
