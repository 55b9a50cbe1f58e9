import SwiftUI

struct Injecting<Model: AnyObject & Observable, Content: View>: View {
    let model: Model
    let content: Content

    var body: some View {
        content.environment(model)
    }
}

struct SketchView: View {
    @State private var sketch = Sketch()

    var body: some View {
        Injecting(model: sketch, content: Text("Sketch"))
    }
}
