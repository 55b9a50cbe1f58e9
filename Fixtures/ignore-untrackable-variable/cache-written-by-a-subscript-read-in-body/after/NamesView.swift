import SwiftUI

struct NamesView: View {
    @Environment(Names.self) var names

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
