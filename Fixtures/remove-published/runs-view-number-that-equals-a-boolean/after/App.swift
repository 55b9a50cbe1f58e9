import Foundation
import SwiftUI

@Observable
final class Setting {
  var value = NSNumber(value: 1) { didSet { withMutation(keyPath: \.value) {} } }

  func turnOn() { value = NSNumber(value: true) }
}

struct ContentView: View {
  @State private var setting = Setting()

  var body: some View {
    Text("\(kind(of: setting.value))")
    Button("turn on") { setting.turnOn() }
  }
}

func kind(of number: NSNumber) -> String { String(cString: number.objCType) }
