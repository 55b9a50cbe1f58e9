import SourceText

/// `Module.Type`, where modules have no name that the sources tell: an app's own, a framework of its Xcode project, a
/// target in a folder of its own.
extension ProjectIndex {
  /// What a name behind that of a module means.
  ///
  /// - Returns: nil where it is none of the project's, and `.unknown` where the type does not lie in a folder of the
  ///   module's name, and the file imports the module, or another one that the sources do not hold: the name may be that of
  ///   a library, or of a type in one, which has a type of that name, too.
  func typeOfUnnamedModule(
    _ module: String, _ name: String, arguments: [ResolvedType], from file: Int
  ) -> ResolvedType? {
    guard let all = topLevel[name], !AppleModules.contains(module) else { return nil }
    let ids = all.filter { id in
      // The types of other modules have values nested in them, by the same names: `Notification.Name`.
      let isObject = self[id].kind == .class || self[id].kind == .protocol
      return isObject && modules[id.file].name.isEmpty
        && (id.file == file || (self[id].accessLevel ?? .internal) > .fileprivate)
    }
    if ids.isEmpty { return nil }
    // The sources of a framework, or of an app, lie in a folder of its name.
    let areOfModule = ids.allSatisfy { isBelow(folder: module, $0.file) }
    if files[file].imports.contains(where: { $0.path.first == module }) {
      return areOfModule && ids.count == all.count ? Self.unique(ids, arguments: arguments) : .unknown
    }
    let own = inSameTargets(ids.filter { modules[$0.file] == modules[file] }, as: file, at: \.file)
    if own.isEmpty { return nil }
    if !areOfModule {
      if AppleModules.isTypeName(module) { return nil }
      if importsLibrary(file) { return .unknown }
    }
    return Self.unique(own, arguments: arguments)
  }

  /// Whether a file imports a module that is neither Apple's nor one of the sources.
  private func importsLibrary(_ file: Int) -> Bool {
    files[file].imports.contains { fact in
      guard let name = fact.path.first, !AppleModules.contains(name) else { return false }
      return !modules.contains { $0.name == name } && !files.indices.contains { isBelow(folder: name, $0) }
    }
  }

  private func isBelow(folder: String, _ file: Int) -> Bool {
    files[file].source.path.split(separator: "/").dropLast().contains { $0 == folder }
  }

  /// The type that a member access names, behind the name of a module, or of a type that an extension adds it to.
  func typeNamed(
    _ name: String, behind base: ExpressionFact, _ type: ResolvedType, in scope: LookupScope
  ) -> ResolvedType? {
    if let added = typeOfAddedType(name, in: base, type) { return added }
    guard case .name(let module) = base, topLevel[name] != nil,
      case .metatype(.external([module], arguments: [])) = type
    else { return nil }
    let written = TypeExpression.named([.init(name: module), .init(name: name)])
    switch resolve(written, in: scope) {
    case .external: return nil
    case .unknown: return .unknown
    case let named: return .metatype(named)
    }
  }
}

/// The modules of Apple's platforms and of the toolchain.
enum AppleModules {
  static func contains(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix("_")
  }

  /// Whether a name is spelt as those of Apple's types that are no modules: `NSFetchedResultsController`.
  static func isTypeName(_ name: String) -> Bool {
    typePrefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        && name.contains(where: \.isLowercase)
    }
  }

  private static let typePrefixes = ["AV", "CK", "CL", "MK", "NS", "SCN", "SK", "UI", "WK"]

  private static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
    "AdServices", "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency", "ApplicationServices",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay",
    "Carbon", "CFNetwork", "Charts", "ClockKit", "CloudKit", "Cocoa", "Combine", "Contacts", "ContactsUI",
    "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable",
    "CoreVideo", "CoreWLAN", "CreateML", "CryptoKit", "CryptoTokenKit", "Darwin", "DeveloperToolsSupport",
    "DeviceActivity", "DeviceCheck", "DiskArbitration", "Dispatch", "EventKit", "EventKitUI", "ExtensionKit",
    "ExternalAccessory", "FamilyControls", "FileProvider", "Foundation", "FoundationModels", "GLKit",
    "GameController", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "IOBluetooth",
    "IOKit", "ImageIO", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication",
    "ManagedSettings", "MapKit", "MediaAccessibility", "MediaPlayer", "MessageUI", "Messages", "Metal",
    "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity", "MusicKit",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NotificationCenter", "OSLog",
    "ObjectiveC", "Observation", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit",
    "PushToTalk", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI", "RealityKit",
    "RegexBuilder", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenCaptureKit",
    "ScreenSaver", "Security", "SensorKit", "ServiceManagement", "ShazamKit", "Social", "SoundAnalysis",
    "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
    "SystemConfiguration", "SystemExtensions", "Testing", "TipKit", "Translation", "TVUIKit", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox",
    "Virtualization", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "WidgetKit", "WorkoutKit", "XCTest", "os", "simd",
  ]
}
