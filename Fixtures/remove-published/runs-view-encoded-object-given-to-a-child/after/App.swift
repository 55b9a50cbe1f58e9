import SwiftUI

final class Twitch: Codable {
    var bits: [Int] = [1]
    enum CodingKeys: CodingKey { case bits }
    init() { }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(bits, forKey: .bits)
    }
    required init(from decoder: any Decoder) throws { }
}

@Observable
final class Alerts: Codable {
    var twitch: Twitch = .init()
    enum CodingKeys: CodingKey { case twitch }
    init() { }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(twitch, forKey: .twitch)
    }
    required init(from decoder: any Decoder) throws { }
    var on = false
}

@Observable
final class Widget: Codable {
    var alerts: Alerts = .init()
    var name = "w"
    enum CodingKeys: CodingKey { case alerts }
    init() { }
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(alerts, forKey: .alerts)
    }
    required init(from decoder: any Decoder) throws { }
}

@Observable
final class SceneWidget {
    var layout = 0
}

struct NameView: View {
    var widget: Widget
    var body: some View { Text(widget.name) }
}

struct WidgetView: View {
    var widget: Widget
    var sceneWidget: SceneWidget
    var body: some View {
        VStack {
            NameView(widget: widget)
        }
    }
}

struct BitsView: View {
    let twitch: Twitch
    var body: some View {
        Button("bits") { twitch.bits.append(2) }
    }
}

struct ContentView: View {
    @State private var widget = Widget()
    @State private var sceneWidget = SceneWidget()
    var body: some View {
        VStack {
            WidgetView(widget: widget, sceneWidget: sceneWidget)
            Text("\(sceneWidget.layout)")
            Button("layout") { sceneWidget.layout += 1 }
            BitsView(twitch: widget.alerts.twitch)
        }
    }
}
