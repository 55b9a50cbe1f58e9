import SwiftUI

struct Chapter: Identifiable {
    var id = 0
    var name = ""
}

final class Model: ObservableObject {
    @Published var name = ""
    @Published var chapters: [Chapter] = []
}

struct ChapterList: View {
    @EnvironmentObject private var model: Model

    var body: some View {
        TextField("", text: $model.name)
        ForEach($model.chapters) { row($model: $0) }
    }

    private func row(@Binding model: Chapter) -> some View {
        TextField("", text: $model.name)
    }

    private func title(model: String) -> some View {
        TextField(model, text: $model.name)
    }
}
