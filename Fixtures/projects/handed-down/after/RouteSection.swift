import SwiftUI

struct RouteSection: View {
    var route: Route

    var body: some View {
        VStack {
            RouteOptions(route: route)
            Text("\(route.stops.count) stops")
        }
    }
}

struct RouteOptions: View {
    @Bindable var route: Route

    var body: some View {
        Toggle("Circular", isOn: $route.isCircular)
    }
}
