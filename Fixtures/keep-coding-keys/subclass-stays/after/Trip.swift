import SwiftUI

class Trip: ObservableObject, Codable {
    var title = ""
}

final class Flight: Trip {
    var number = 0
}
