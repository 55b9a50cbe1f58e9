import SwiftUI

struct Chapter: Identifiable {
    var id = 0
    var name = ""
}

@Observable
final class Model {
    var name = ""
    var chapters: [Chapter] = []
}

struct ChapterList: View {
    @Environment(Model.self) private var model

    var body: some View {
        @Bindable var model = model
        TextField("", text: $model.name)
        ForEach($model.chapters) { row($model: $0) }
    }

    private func row(@Binding model: Chapter) -> some View {
        TextField("", text: $model.name)
    }

    private func title(model: String) -> some View {
        TextField(model, text: Bindable(self.model).name)
    }
}
