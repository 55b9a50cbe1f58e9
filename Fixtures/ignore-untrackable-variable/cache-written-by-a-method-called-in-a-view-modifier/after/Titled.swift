import SwiftUI

struct Titled: ViewModifier {
    var names: Names

    func body(content: Content) -> some View {
        content.navigationTitle(names.title())
    }
}
