import SwiftUI

struct Address: Equatable {
  var city = "x"
  var isHome = true
}

final class Profile: ObservableObject {
  @Published var name = "n"
  @Published var address = Address()
  @Published var others = [Address(), Address()]
}

struct ContentView: View {
  @StateObject private var profile = Profile()

  var body: some View {
    Text("\(profile.name) in \(profile.address.city)")
    ProfileEditor(profile: profile)
  }
}

struct ProfileEditor: View {
  @ObservedObject var profile: Profile

  var body: some View {
    TextField("name", text: $profile.name)
    AddressEditor(address: $profile.address)
    AddressEditor(address: $profile.others[0])
    Button("move") { profile.address = profile.others[0] }
  }
}

struct AddressEditor: View {
  @Binding var address: Address

  var body: some View {
    TextField("city", text: $address.city)
    Toggle("home", isOn: $address.isHome)
    Summary(address: address)
  }
}

struct Summary: View {
  let address: Address

  var body: some View { Text(address.isHome ? "home in \(address.city)" : address.city) }
}
