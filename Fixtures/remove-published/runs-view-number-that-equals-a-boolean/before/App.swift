import Foundation
import SwiftUI

final class Setting: ObservableObject {
  @Published var value = NSNumber(value: 1)

  func turnOn() { value = NSNumber(value: true) }
}

struct ContentView: View {
  @StateObject private var setting = Setting()

  var body: some View {
    Text("\(kind(of: setting.value))")
    Button("turn on") { setting.turnOn() }
  }
}

func kind(of number: NSNumber) -> String { String(cString: number.objCType) }
