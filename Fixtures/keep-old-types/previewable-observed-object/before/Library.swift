import SwiftUI

final class Library: ObservableObject {
    static let shared = Library()

    @Published var name = ""
}

struct LibraryView: View {
    @EnvironmentObject private var library: Library

    var body: some View {
        Text(library.name)
    }
}

#Preview {
    @Previewable @ObservedObject var library = Library.shared
    LibraryView().environmentObject(library)
}

#Preview("Named") {
    @Previewable @ObservedObject var library: Library = .shared
    TextField("Name", text: $library.name)
}
