import Foundation
#if canImport(Kit)
import Kit
#endif
import SwiftUI

extension Store {
  var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }
  func value(_ key: String) -> Bool { UserDefaults.standard.bool(forKey: key) }
}

struct StoreView: View {
  @ObservedObject var store: Store
  var body: some View { Text(store.isOn ? "on" : store.title); Text("\(store.value("on"))") }
}
