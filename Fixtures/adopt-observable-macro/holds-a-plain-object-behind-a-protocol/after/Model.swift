import SwiftUI

@Observable
final class Model {
  var count = 0
  let settings: Settings
  let writable: any Writable
  var optional: (any Settings)!
  let computed: Settings
  let named: Settings
  /// Only what never changes in it is read.
  let versioned: Settings
  /// It is read by no view.
  let hidden: Settings
  let theme: Theme
  let constants: Constants

  init(settings: StoredSettings, theme: Theme, constants: Constants) {
    self.settings = settings
    writable = settings
    optional = settings
    computed = settings
    named = settings
    versioned = settings
    hidden = settings
    self.theme = theme
    self.constants = constants
  }

  func raise() {
    settings.limit += 1
    count += hidden.limit
  }
}

struct LimitView: View {
  var model: Model

  var body: some View {
    Text("\(model.settings.limit) \(model.writable.limit) \(model.optional.limit)")
    Text("\(model.computed.isHigh) \(model.named.name) \(model.versioned.version)")
    Text("\(model.theme.color) \(model.constants.version) \(model.count)")
  }
}
