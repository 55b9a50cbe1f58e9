import SwiftUI

struct NotebookView: View {
    @StateObject private var notebook: Notebook = .empty()

    var body: some View {
        Text("\(notebook.pages)")
    }
}
