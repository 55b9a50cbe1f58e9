import SwiftUI

final class Canvas2: ObservableObject {
    @Published var zoom = 1
    var shape: some Equatable = 3
    var list: [some Equatable] = [3]
    let other: some Equatable = 3
    var made: some Equatable { zoom }
}

struct CanvasView: View {
    @ObservedObject var canvas: Canvas2

    var body: some View { Text("\(canvas.zoom)") }
}
