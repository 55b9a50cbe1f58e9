import SwiftUI

#if os(watchOS)
  struct Panel: View {
    var body: some View { Text("small") }
  }
#else
  struct Panel: View {
    @State private var model: Model

    init(model: Model) {
      _model = State(wrappedValue: model)
    }

    var body: some View { Text(model.title) }

    @Observable
    class Model {
      var title = ""
    }
  }

  @Observable
  final class EditorPanelModel: Panel.Model {
    var isEditing = false
  }
#endif
