import SwiftUI

struct RouteSection: View {
    @ObservedObject var route: Route

    var body: some View {
        VStack {
            RouteOptions(route: route)
            Text("\(route.stops.count) stops")
        }
    }
}

struct RouteOptions: View {
    @ObservedObject var route: Route

    var body: some View {
        Toggle("Circular", isOn: $route.isCircular)
    }
}
