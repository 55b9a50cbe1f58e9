import SwiftUI

struct RouteScreen: View {
    @State private var route = Route()

    var body: some View {
        RoutePage(route: route)
    }
}
