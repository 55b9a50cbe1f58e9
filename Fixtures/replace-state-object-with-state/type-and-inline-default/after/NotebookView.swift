import SwiftUI

struct NotebookView: View {
    @State private var notebook: Notebook = .empty()

    var body: some View {
        Text("\(notebook.pages)")
    }
}
