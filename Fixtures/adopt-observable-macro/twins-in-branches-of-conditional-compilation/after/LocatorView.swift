import SwiftUI

struct LocatorView: View {
    @State private var locator = Locator()

    var body: some View {
        TextField("Place", text: $locator.place)
            .environment(locator)
    }
}
