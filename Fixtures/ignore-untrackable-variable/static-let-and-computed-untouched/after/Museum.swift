import Observation

@Observable
final class Museum {
    static let shared = Museum()
    static var visitors = 0
    class var country: String { "NL" }
    let rooms = 12
    var openRooms = 4
    var closedRooms: Int { rooms - openRooms }
    var hours: String {
        get { "9-17" }
        set { print(newValue) }
    }
}
