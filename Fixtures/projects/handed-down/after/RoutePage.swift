import SwiftUI

struct RoutePage: View {
    var route: Route

    var body: some View {
        RouteSection(route: route)
    }
}
