import SwiftUI

@Observable
final class Route: Hashable {
    var title = ""

    static func == (lhs: Route, rhs: Route) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@Observable
final class Stop: Equatable {
    var title = ""

    static func == (one: Stop, other: Stop) -> Bool {
        return ObjectIdentifier(one) == ObjectIdentifier(other)
    }
}

struct Leg: Equatable {
    var route: Route
}

/// It tells nobody of its changes.
final class Mark: Equatable {
    var title = ""

    static func == (lhs: Mark, rhs: Mark) -> Bool { lhs === rhs }
}

struct Sign: Equatable {
    var mark: Mark
}

@Observable
final class Place: Equatable {
    var title = ""

    static func == (lhs: Place, rhs: Place) -> Bool { lhs === rhs || lhs.title == rhs.title }
}

@Observable
final class Routes {
    var path: [Route] = []
    var legs: [Leg] = []
    var stop: Stop?
}

@Observable
final class Signs {
    var sign = Sign(mark: Mark())
    var place: Place?
}

struct RoutesView: View {
    var routes: Routes
    var signs: Signs

    var body: some View {
        Text("\(routes.path.count) \(routes.legs.count) \(signs.sign.mark.title)")
    }
}
