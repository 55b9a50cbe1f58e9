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

    func go(to stop: Stop, by route: Route) {
        path = [route]
        legs = [Leg(route: route)]
        self.stop = stop
    }
}

@Observable
final class Signs {
    var sign = Sign(mark: Mark()) { didSet { withMutation(keyPath: \.sign) {} } }
    var place: Place? { didSet { withMutation(keyPath: \.place) {} } }

    func put(_ mark: Mark, at place: Place) {
        sign = Sign(mark: mark)
        self.place = place
    }
}

struct RoutesView: View {
    var routes: Routes
    var signs: Signs

    var body: some View {
        Text("\(routes.path.count) \(routes.legs.count) \(signs.sign.mark.title)")
    }
}
