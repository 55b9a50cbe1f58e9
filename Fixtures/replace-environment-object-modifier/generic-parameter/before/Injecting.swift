import SwiftUI

struct Injecting<Model: ObservableObject, Content: View>: View {
    let model: Model
    let content: Content

    var body: some View {
        content.environmentObject(model)
    }
}

struct SketchView: View {
    @StateObject private var sketch = Sketch()

    var body: some View {
        Injecting(model: sketch, content: Text("Sketch"))
    }
}
