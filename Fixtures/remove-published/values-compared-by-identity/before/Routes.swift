import SwiftUI

final class Route: ObservableObject, Hashable {
    @Published var title = ""

    static func == (lhs: Route, rhs: Route) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

final class Stop: ObservableObject, Equatable {
    @Published var title = ""

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

final class Place: ObservableObject, Equatable {
    @Published var title = ""

    static func == (lhs: Place, rhs: Place) -> Bool { lhs === rhs || lhs.title == rhs.title }
}

final class Routes: ObservableObject {
    @Published var path: [Route] = []
    @Published var legs: [Leg] = []
    @Published var stop: Stop?

    func go(to stop: Stop, by route: Route) {
        path = [route]
        legs = [Leg(route: route)]
        self.stop = stop
    }
}

final class Signs: ObservableObject {
    @Published var sign = Sign(mark: Mark())
    @Published var place: Place?

    func put(_ mark: Mark, at place: Place) {
        sign = Sign(mark: mark)
        self.place = place
    }
}

struct RoutesView: View {
    @ObservedObject var routes: Routes
    @ObservedObject var signs: Signs

    var body: some View {
        Text("\(routes.path.count) \(routes.legs.count) \(signs.sign.mark.title)")
    }
}
