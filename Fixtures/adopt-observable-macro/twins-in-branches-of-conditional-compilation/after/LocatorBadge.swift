import SwiftUI

struct LocatorBadge: View {
    @Environment(Locator.self) private var locator

    var body: some View {
        Text(locator.place)
    }
}
