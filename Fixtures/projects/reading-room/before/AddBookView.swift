import SwiftUI

struct AddBookView: View {
    @EnvironmentObject var library: Library
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""

    var body: some View {
        VStack {
            TextField("Title", text: $title)
            Button("Add") {
                library.books.append(title)
                dismiss()
            }
        }
    }
}

struct AddBookView_Previews: PreviewProvider {
    static var previews: some View {
        AddBookView()
            .environmentObject(Library())
    }
}
