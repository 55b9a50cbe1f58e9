import SwiftUI

struct NamesView: View {
    @State private var names = Names()

    var body: some View {
        header
    }

    private var header: some View {
        Text(title)
    }

    private var title: String {
        names.title()
    }
}
