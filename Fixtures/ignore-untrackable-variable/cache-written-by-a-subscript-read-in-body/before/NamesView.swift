import SwiftUI

struct NamesView: View {
    @EnvironmentObject var names: Names

    var body: some View {
        ForEach(names.all, id: \.self) { name in
            NameView(title: names[name])
        }
    }
}

struct NameView: View {
    let title: String

    var body: some View {
        Text(title)
    }
}
