import Combine
import SwiftUI

final class Theme {
    static let shared = Theme()
    var name = "light"
}

enum Zoom {
    static var factor = 1
}

class Style: ObservableObject {
    let theme: Theme = .shared
    func changed() { objectWillChange.send() }
}

/// What this gives is not the theme's.
final class TextStyle: Style {
    var size: Int { Zoom.factor * 12 }
}

/// This would have to be told of what it holds.
class Frame: ObservableObject {
    let theme: Theme = .shared
    func changed() { objectWillChange.send() }
}

final class TextFrame: Frame {
    let own = Theme()
    var title: String { theme.name }
}

/// An initializer reads it: whoever makes the object would depend on it.
class Shade: ObservableObject {
    let theme: Theme = .shared
    private var first = ""
    init() { first = theme.name }
    func changed() { objectWillChange.send() }
}

final class TextShade: Shade {
    var title: String { theme.name }
}

struct TextView: View {
    @ObservedObject var style: TextStyle
    @ObservedObject var frame: TextFrame
    @ObservedObject var shade: TextShade
    var body: some View {
        Text("\(style.size) \(style.theme.name) \(frame.own.name) \(frame.title) \(shade.title)")
    }
}
