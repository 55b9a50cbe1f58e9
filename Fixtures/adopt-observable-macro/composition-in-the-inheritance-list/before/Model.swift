import SwiftUI

final class Note: ObservableObject & Identifiable {
    let id = UUID()
    @Published var text = ""
}

struct NoteView: View {
    @ObservedObject var note: Note
    var body: some View { TextField("t", text: $note.text) }
}
