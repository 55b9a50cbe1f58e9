import SwiftUI

#if os(watchOS)
  struct Panel: View {
    var body: some View { Text("small") }
  }
#else
  struct Panel: View {
    @StateObject private var model: Model

    init(model: Model) {
      _model = StateObject(wrappedValue: model)
    }

    var body: some View { Text(model.title) }

    class Model: ObservableObject {
      @Published var title = ""
    }
  }

  final class EditorPanelModel: Panel.Model {
    @Published var isEditing = false
  }
#endif
