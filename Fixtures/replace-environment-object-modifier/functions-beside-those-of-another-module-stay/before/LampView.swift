import SwiftUI

final class Lamp: ObservableObject {
  @Published var isOn = false
}

final class Fan: ObservableObject, Decodable {
  @Published var speed = 0

  init(from decoder: any Decoder) throws {}
}

struct FanView: View {
  @EnvironmentObject var fan: Fan

  var body: some View { Text("\(fan.speed)") }
}

struct LampView: View {
  let data: Data

  var body: some View {
    LampView(data: data).environmentObject(UserDefaults.standard.value(2))
    FanView().environmentObject(try! JSONDecoder().decode(Fan.self, from: data))
  }
}
