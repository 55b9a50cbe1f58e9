import Combine

final class Waypoint: ObservableObject, Codable & Sendable {
    nonisolated(unsafe) var name = "Harbour"
}
