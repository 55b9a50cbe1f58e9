/// Qualified names `Module.Type` whose module name is not known from a manifest: an app, a framework of its Xcode
/// project, a target in a custom folder.
extension ProjectIndex {
  /// The type that a name qualified with a module refers to.
  ///
  /// - Returns: nil for a type of another module. `.unknown` if the type is outside of folders of the module's name,
  ///   and the file imports the module or another one that is not in the sources: that may declare a type of the same
  ///   name.
  func typeOfUnnamedModule(
    _ module: String, _ name: String, arguments: [ResolvedType], from file: Int
  ) -> ResolvedType? {
    guard let all = topLevel[name], !AppleModules.contains(module) else { return nil }
    let ids = all.filter { id in
      // Types of other modules have nested value types of the same names: `Notification.Name`.
      let isObject = self[id].kind == .class || self[id].kind == .protocol
      return isObject && modules[id.file].name.isEmpty
        && (id.file == file || (self[id].accessLevel ?? .internal) > .fileprivate)
    }
    if ids.isEmpty { return nil }
    // The sources of a framework or app are in a folder of its name.
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

  /// Whether a file imports a module that is neither Apple's nor in the sources.
  package func importsLibrary(_ file: Int) -> Bool {
    files[file].imports.contains { fact in
      guard let name = fact.path.first, !AppleModules.contains(name) else { return false }
      return !hasModule(named: name)
    }
  }

  /// The metatype that a member access denotes, qualified with a module or with a type that an extension nests it in.
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

  /// Whether a name is spelled like a type of Apple's, not like a module: `NSFetchedResultsController`.
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
