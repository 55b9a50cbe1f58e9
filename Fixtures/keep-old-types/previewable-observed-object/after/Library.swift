import SwiftUI

@Observable
final class Library {
    static let shared = Library()

    var name = ""
}

struct LibraryView: View {
    @Environment(Library.self) private var library

    var body: some View {
        Text(library.name)
    }
}

#Preview {
    @Previewable @State var library = Library.shared
    LibraryView().environment(library)
}

#Preview("Named") {
    @Previewable @State var library: Library = .shared
    TextField("Name", text: $library.name)
}
