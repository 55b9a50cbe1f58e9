import SwiftUI

@Observable
final class Canvas2 {
    var zoom = 1
    @ObservationIgnored var shape: some Equatable = 3
    @ObservationIgnored var list: [some Equatable] = [3]
    let other: some Equatable = 3
    var made: some Equatable { zoom }
}

struct CanvasView: View {
    var canvas: Canvas2

    var body: some View { Text("\(canvas.zoom)") }
}
