import SwiftUI

struct LocatorView: View {
    @StateObject private var locator = Locator()

    var body: some View {
        TextField("Place", text: $locator.place)
            .environmentObject(locator)
    }
}
