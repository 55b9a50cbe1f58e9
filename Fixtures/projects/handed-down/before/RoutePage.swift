import SwiftUI

struct RoutePage: View {
    @ObservedObject var route: Route

    var body: some View {
        RouteSection(route: route)
    }
}
