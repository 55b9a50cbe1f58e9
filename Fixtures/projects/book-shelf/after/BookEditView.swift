import SwiftUI

struct BookEditView: View {
    @Bindable var book: Book
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TextField("Title", text: $book.title)
                .onSubmit { dismiss() }
            Toggle("Available", isOn: $book.isAvailable)
            Button("Close") { dismiss() }
        }
    }
}
